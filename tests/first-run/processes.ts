import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

type News = { url: string; port: number } | { failed: string } | { said: string } | { waiting: true }

export type Started = {
  url: string
  port: number
  lines: string[]
  pid: number
  kill(): Promise<void>
  stop(): Promise<void>
}

const script = new URL('./embedded-process.ts', import.meta.url)

/** Starts the embedded server from a process of its own, as a second `npm start` or a killed one would. */
export async function startFromProcess(
  dataFolder: string,
  options: { uid?: number; env?: NodeJS.ProcessEnv } = {},
): Promise<Started> {
  return await (await readyProcess(dataFolder, options)).start()
}

/** A process that is about to start the server, so that two can begin at the same instant. */
export async function readyProcess(
  dataFolder: string,
  options: { uid?: number; env?: NodeJS.ProcessEnv } = {},
) {
  const who = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }
  const child = fork(script, [dataFolder], {
    ...who,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  await next(child, (news) => 'waiting' in news)
  const lines: string[] = []
  child.on('message', (news: News) => void ('said' in news && lines.push(news.said)))
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  const stop = async () => {
    child.send('stop')
    await exited
  }
  const start = async (): Promise<Started> => {
    const answer = next(child, (news) => 'url' in news || 'failed' in news)
    child.send('start')
    const news = await answer
    if ('failed' in news) throw new Error(news.failed)
    if (!('url' in news)) throw new Error('The process ended without an answer')
    return { ...news, lines, pid: child.pid ?? 0, kill, stop }
  }
  return { start, kill, send: () => child.send('start') }
}

function next(child: ChildProcess, wanted: (news: News) => boolean): Promise<News> {
  return new Promise((resolve, reject) => {
    child.on('message', (news: News) => {
      if (wanted(news)) resolve(news)
    })
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}`)))
  })
}
