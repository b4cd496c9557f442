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
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // A page's parts in a few files: on a slow line each further one costs a round trip.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                {
                  name: 'parts',
                  test: /app[\\/](ui|errors|telemetry|public[\\/]figures)[\\/]/,
                  minShareCount: 14,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: { server: './server.ts', worker: './worker.ts', command: './command.ts' },
        },
      },
    },
  },
})
