import { createServer } from 'vite'

// Sources are loaded through Vite, so that a change shows at once; a change of the server itself needs a restart.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { startWeb } = (await vite.ssrLoadModule(
  '/app/web/start-web.ts',
)) as typeof import('../app/web/start-web.ts')
const { exitWith } = (await vite.ssrLoadModule(
  '/platform/process/exit-with.ts',
)) as typeof import('../platform/process/exit-with.ts')

await startWeb({
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
  command: 'command.ts',
  inFront: (listener) => (incoming, outgoing) =>
    vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
}).catch(exitWith)
