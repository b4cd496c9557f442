import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { log } from '#platform/log/log.ts'
import type { Bus } from '#platform/realtime/bus.ts'
import type { Settings } from './definitions.ts'
import { nextEffectAt, settingsInForce, type KnownChange } from './in-force.ts'
import { loadKnownChanges } from './queries.ts'

/** The settings as this process knows them: read from memory, refreshed within a second of a change anywhere. */
export type LiveSettings = {
  current(): Settings
  refresh(): Promise<void>
  /** Called after the values were read anew or became others by the clock: only then may a page that shows them be rendered again and kept. */
  onRefreshed(hear: () => void): void
  close(): void
}

export const SETTINGS_TOPIC = 'settings'
const AGAIN_MS = 1_000

export async function openLiveSettings(db: Db, bus: Bus, clock: Clock): Promise<LiveSettings> {
  let changes: KnownChange[] = []
  let inForce: Settings
  let validUntil: Date | undefined
  let reading: Promise<void> | undefined
  let readAgain = false
  const refreshedListeners: (() => void)[] = []

  function settle(): void {
    const now = clock.now()
    inForce = settingsInForce(changes, now)
    validUntil = nextEffectAt(changes, now)
    for (const hear of refreshedListeners) hear()
  }

  async function readAll(): Promise<void> {
    do {
      readAgain = false
      changes = await loadKnownChanges(db)
    } while (readAgain)
    settle()
  }

  /** Many notices at once cost two reads at most: the one under way and one after it. */
  function refresh(): Promise<void> {
    if (reading) readAgain = true
    reading ??= readAll().finally(() => {
      reading = undefined
    })
    return reading
  }

  let again: NodeJS.Timeout | undefined
  /** What may have been missed is asked for until it is known: nobody says it a second time. */
  const refreshOrSay = () =>
    void refresh().catch((error) => {
      log.error({ err: error }, 'settings could not be refreshed')
      clearTimeout(again)
      again = setTimeout(refreshOrSay, AGAIN_MS).unref()
    })
  const stopHearing = [bus.on(SETTINGS_TOPIC, refreshOrSay), bus.onGap(refreshOrSay)]
  await refresh()
  return {
    current() {
      if (validUntil && clock.now() >= validUntil) settle()
      return inForce
    },
    refresh,
    onRefreshed: (hear) => void refreshedListeners.push(hear),
    close() {
      clearTimeout(again)
      for (const stop of stopHearing) stop()
    },
  }
}
