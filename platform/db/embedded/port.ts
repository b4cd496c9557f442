import { createServer } from 'node:net'
import { type Places, readIfThere, writeWhole } from './places.ts'

/** The port used last time while nobody else has it, else a free one, which is remembered. */
export async function choosePort(places: Places): Promise<number> {
  const remembered = Number(await readIfThere(places.port))
  if (Number.isInteger(remembered) && remembered > 0 && remembered < 65536) {
    if ((await tryToListen(remembered)) !== undefined) return remembered
  }
  return await chooseFreshPort(places)
}

export async function chooseFreshPort(places: Places): Promise<number> {
  const port = await tryToListen(0)
  if (port === undefined) throw new Error('No free port on 127.0.0.1')
  await writeWhole(places.port, `${port}\n`)
  return port
}

function tryToListen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : undefined))
    })
  })
}
