import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    cssTarget: ['chrome111', 'firefox115', 'safari16.4'],
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    reportCompressedSize: false,
  },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          input: { server: './server.ts', worker: './worker.ts' },
        },
      },
    },
  },
})
