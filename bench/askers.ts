import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Asked, Asking } from './ask-at-pace.ts'

/** Someone who asks at an even pace, in a process of its own. */
export type Asker = { ask(asking: Asking): Promise<Asked[]>; stop(): void }

export async function startAsker(): Promise<Asker> {
  const child = fork('bench/ask-at-pace.ts')
  await once(child, 'message')
  return {
    async ask(asking) {
      child.send(asking)
      const [asked] = (await once(child, 'message')) as [Asked[]]
      return asked
    },
    stop: () => void child.kill(),
  }
}
