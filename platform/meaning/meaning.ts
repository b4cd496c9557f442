import { within } from '#platform/clock/within.ts'
import type { Config } from '#platform/config/variables.ts'
import { log } from '#platform/log/log.ts'
import { LineEnded, type ModelLine, Nonsense, type Patience, startModel } from './model-line.ts'
import { openRemembered } from './remembered.ts'
import { leavePlace, socketPathOf } from './socket-path.ts'
import { DIMENSIONS, quantise, type Vector } from './vector.ts'

export type MeaningState = 'off' | 'resting' | 'starting' | 'on' | 'failing'

/** Texts as directions of meaning. Whoever asks goes on without where the answer does not come in time. */
export type Meaning = {
  /** The name under which vectors are kept: those of another model can't be compared with them. */
  model: string
  isOff: boolean
  /** A vector for each text, in their order; nothing where they can't be had in time. */
  embed(texts: readonly string[], patience: Patience): Promise<Vector[] | undefined>
  describe(): { state: MeaningState; since: Date }
  close(): void
}

const MODEL = 'use-lite-en/0.2.0'
/** What comes after says little more, and costs as much again. */
export const TEXT_MOST = 400
const TEXTS_MOST = 16
const limitMs: Record<Patience, number> = { asked: 2_500, working: 60_000 }
/** After a failure callers go on by words for a while, before it is tried again. */
const REST_AFTER_FAILURE_MS = 30_000
const MISSED_MOST = 3
/** Text by text it could have said something meanwhile. */
const HUNG_AFTER_MS = 6_000

export function openMeaning(config: Pick<Config, 'meaning' | 'dataFolder'>, idleMs?: number): Meaning {
  let state: MeaningState = config.meaning === 'off' ? 'off' : 'resting'
  let since = new Date()
  let line: Promise<ModelLine> | undefined
  let opened: ModelLine | undefined
  let failedAtMs = -Infinity
  let missed = 0
  const remembered = openRemembered()
  const become = (next: MeaningState) => {
    if (next === state) return
    state = next
    since = new Date()
  }

  /** The one line of this process to the model, opened on the first need. */
  function open(): Promise<ModelLine> {
    if (line) return line
    become('starting')
    const opening = startModel(socketPathOf(config.dataFolder), idleMs)
    line = opening
    const forget = () => {
      if (line === opening) line = undefined
    }
    opening.then((joined) => {
      opened = joined
      joined.onEnd(() => {
        forget()
        if (state === 'on') become('resting')
      })
    }, forget)
    return opening
  }

  function hangUp(): void {
    void line?.then((joined) => joined.close()).catch(() => {})
    line = undefined
    opened = undefined
  }

  function fail(error: unknown): undefined {
    const isBusy = opened !== undefined && opened.silentMs() < HUNG_AFTER_MS
    hangUp()
    missed = 0
    // One that hangs gives its place up: whoever asks next starts another. One that has too much to do is only left alone.
    if (!isBusy || error instanceof Nonsense) leavePlace(config.dataFolder)
    failedAtMs = performance.now()
    if (state !== 'failing') log.warn({ err: error }, 'meaning can not be asked: the words alone decide')
    become('failing')
    return undefined
  }

  async function ask(texts: readonly string[], patience: Patience): Promise<Vector[] | undefined> {
    const joined = await open()
    const made = await joined.ask(texts, { patience, withinMs: limitMs[patience] })
    if (!made) return undefined
    const vectors = made.filter(isDirection)
    if (vectors.length !== texts.length) throw new Nonsense('The model answered something else than vectors')
    return vectors.map(quantise)
  }

  /** Who was killed is started anew, once: a second time it is more than chance. */
  async function askAgain(texts: readonly string[], patience: Patience): Promise<Vector[] | undefined> {
    try {
      return await ask(texts, patience)
    } catch (error) {
      if (!(error instanceof LineEnded)) throw error
      return ask(texts, patience)
    }
  }

  return {
    model: MODEL,
    isOff: config.meaning === 'off',
    async embed(texts, patience) {
      if (state === 'off' || texts.length === 0 || texts.length > TEXTS_MOST) return undefined
      if (performance.now() - failedAtMs < REST_AFTER_FAILURE_MS) return undefined
      const cut = texts.map((text) => text.slice(0, TEXT_MOST))
      const known = remembered.find(cut)
      if (known) return known
      try {
        const vectors = await within(limitMs[patience], askAgain(cut, patience))
        become('on')
        missed = 0
        if (vectors && patience === 'asked') remembered.keep(cut, vectors)
        return vectors
      } catch (error) {
        // One answer that is late is no failure yet: it may load, or the machine is busy.
        if (line && ++missed < MISSED_MOST) return undefined
        return fail(error)
      }
    },
    describe: () => ({ state, since }),
    close: hangUp,
  }
}

const isDirection = (made: unknown): made is number[] =>
  Array.isArray(made) &&
  made.length === DIMENSIONS &&
  made.every((part) => typeof part === 'number' && Number.isFinite(part))
