import { defineConfig } from 'vite'

/** The workbench: every part of the interface in every state, without a server or a database. */
export default defineConfig({
  root: 'app/ui/workbench',
  // The parts and the fonts lie above the page's own folder.
  server: { fs: { allow: ['../../..'] } },
  cacheDir: '../../../node_modules/.vite/parts',
  css: { transformer: 'lightningcss' },
  build: {
    outDir: '../../../build/parts',
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    cssTarget: ['chrome111', 'firefox115', 'safari16.4'],
    assetsInlineLimit: 0,
  },
})
