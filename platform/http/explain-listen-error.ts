import { StartError } from '#platform/process/exit-with.ts'

/** Where to listen, and the variable that says so. */
export type Place = { host: string; port: number; variable: 'PORT' | 'WORKER_PORT' }

export function explainListenError(error: NodeJS.ErrnoException, { host, port, variable }: Place): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `${variable}: ${port} on ${host} is taken by another program. Stop that one, or choose another: ${variable}=${port + 1}`,
    )
  }
  if (error.code === 'EACCES')
    return new StartError(`${variable}: this user may not listen on ${port}. Choose one above 1023.`)
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return new StartError(`HOST: ${host} is not an address of this machine.`)
  }
  return error
}
