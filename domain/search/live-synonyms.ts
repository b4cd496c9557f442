import type { Db } from '#platform/db/database.ts'
import type { Bus } from '#platform/realtime/bus.ts'
import { SYNONYMS_TOPIC } from './change-synonyms.ts'
import { listSynonyms } from './list-synonyms.ts'
import type { StemWords } from './words/stem-words.ts'
import { readSynonymGroups, type SynonymGroups } from './words/synonym-groups.ts'

/** The dictionary of synonyms as this process knows it: read once, and again after a change anywhere. */
export type LiveSynonyms = { current(): Promise<SynonymGroups>; close(): void }

export function openLiveSynonyms(db: Db, bus: Bus, stem: StemWords): LiveSynonyms {
  let groups: Promise<SynonymGroups> | undefined
  const forget = () => {
    groups = undefined
  }
  const stopHearing = [bus.on(SYNONYMS_TOPIC, forget), bus.onGap(forget)]
  return {
    current() {
      groups ??= listSynonyms(db)
        .then((all) => readSynonymGroups(all, stem))
        .catch((error) => {
          forget()
          throw error
        })
      return groups
    },
    close: () => stopHearing.forEach((stop) => stop()),
  }
}
