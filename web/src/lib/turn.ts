// It is my turn, and I look elsewhere: the title says so already; the icon gets a dot, and the system tells me if I like.

import { settings } from './settings.svelte'

const ICON = './icon.svg'
let dotted: string | null = null

/** The icon of the house with a dot. */
async function withDot(): Promise<string> {
  if (dotted) return dotted
  const drawn = await (await fetch(ICON)).text()
  const dot = '<circle cx="50" cy="14" r="12" fill="#ff8a00" stroke="#fff" stroke-width="4"/></svg>'
  dotted = URL.createObjectURL(new Blob([drawn.replace('</svg>', dot)], { type: 'image/svg+xml' }))
  return dotted
}

let wanted = false

/** Show by the icon of the page whether it is my turn. */
export async function markIcon(mine: boolean): Promise<void> {
  wanted = mine
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!icon) return
  const href = mine ? await withDot().catch(() => ICON) : ICON
  if (wanted === mine) icon.href = href
}

/** Tell by the system that it is my turn, if I am not looking and have wished it. */
export function notifyTurn(title: string, text: string): void {
  if (!settings.notify || document.visibilityState === 'visible' || typeof Notification === 'undefined') return
  if (Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body: text, icon: './icon-192.png', tag: 'dicehall-turn' })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // some phones only let workers notify
  }
}
