import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

// `DICEHALL_URL=http://127.0.0.1:8123 npm run dev` develops against another hall.
const hall = loadEnv('', '.', 'DICEHALL').DICEHALL_URL ?? 'http://127.0.0.1:8000'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Boards lie in the games' folders, outside this one: what they import by name is found from here. */
const packages: Plugin = {
  name: 'packages-of-games',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer?.includes('/dicehall/games/') || /^[./$\\0]|^[a-z]:/i.test(source)) return null
    return this.resolve(source, here('src/main.ts'), { ...options, skipSelf: true })
  },
}

export default defineConfig({
  plugins: [packages, svelte({ configFile: false })],
  resolve: { alias: { $shell: here('src') } },
  base: './',
  build: {
    outDir: '../src/dicehall/hall/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // data: addresses would need a wider content security policy
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: hall, ws: true } } },
  test: { include: ['tests/**/*.test.ts', '../src/dicehall/games/*/web/*.test.ts'] },
})
