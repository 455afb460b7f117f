// Keeps the shell of the page, so that it opens without the hall and says so. What happens at tables is never kept.

const CACHE = 'dicehall-shell-1'
const MOST = 250 // files; old ones of earlier versions go when there are more

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', './icon.svg', './manifest.webmanifest'])).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
  event.waitUntil(others.then(() => self.clients.claim()))
})

async function keep(request, response) {
  if (!response.ok) return
  const cache = await caches.open(CACHE)
  await cache.put(request, response)
  const kept = await cache.keys()
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(old)
}

/** From the hall, else as it was the last time. */
async function fresh(event, key) {
  try {
    const response = await fetch(event.request)
    event.waitUntil(keep(key, response.clone()))
    return response
  } catch (error) {
    const kept = await caches.match(key)
    if (kept) return kept
    throw error
  }
}

/** As it was the last time: these files never change, their names do. */
async function lasting(event) {
  const kept = await caches.match(event.request)
  if (kept) return kept
  const response = await fetch(event.request)
  event.waitUntil(keep(event.request, response.clone()))
  return response
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const scope = self.registration.scope
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return
  const path = request.url.slice(scope.length).replace(/[?#].*/, '')
  if (request.mode === 'navigate' && path === '') event.respondWith(fresh(event, scope))
  else if (path.startsWith('assets/')) event.respondWith(lasting(event))
  else if (path.startsWith('api/texts/')) event.respondWith(fresh(event, request))
  else if (/^[^/]+\.(svg|png|webmanifest)$/.test(path)) event.respondWith(fresh(event, request))
})
