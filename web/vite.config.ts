import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

// `DICEHALL_URL=http://127.0.0.1:8123 npm run dev` develops against another hall.
const hall = loadEnv('', '.', 'DICEHALL').DICEHALL_URL ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  base: './',
  build: {
    outDir: '../src/dicehall/hall/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // data: addresses would need a wider content security policy
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: hall, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
})
