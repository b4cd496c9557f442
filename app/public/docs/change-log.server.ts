import { changeState } from '#app/shared/figures/change-state.ts'
import { changeText } from '#app/shared/figures/setting-text.ts'
import {
  documentChangeId,
  documentChangeTitle,
  newestEffectFirst,
} from '#app/shared/figures/document-change-words.ts'
import { listDocumentChanges } from '#domain/documents/index.ts'
import { findIdeasOfChanges } from '#domain/ideas/index.ts'
import { definitions, listRuleChanges, type Settings } from '#domain/settings/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { LoggedChange } from '#app/shared/docs/change-log.tsx'

/** The whole public log: administrators make a few changes a year. */
const MOST = 500

/** The page is dropped when a change takes effect, so 'announced' stays true for as long as the page is kept. */
export async function readChangeLog(db: Db, settings: Settings, now: Date): Promise<LoggedChange[]> {
  const [changes, texts] = await Promise.all([listRuleChanges(db, MOST), listDocumentChanges(db, MOST)])
  const ideas = await findIdeasOfChanges(
    db,
    changes.map(({ id }) => id),
  )
  const ofFigures: LoggedChange[] = changes.map(
    ({ id, key, label, from, to, reason, announcedAt, effectiveAt, withdrawn }) => ({
      id,
      title: changeText(label, definitions[key].unit, from, to, settings.currency),
      reason,
      announcedAt,
      effectiveAt,
      state: changeState({ effectiveAt, withdrawn }, now),
      withdrawn,
      idea: ideas.get(id),
      readAt: undefined,
    }),
  )
  const ofTexts: LoggedChange[] = texts.map((change) => ({
    id: documentChangeId(change),
    title: documentChangeTitle(change),
    reason: change.reason,
    announcedAt: change.announcedAt,
    effectiveAt: change.effectiveAt,
    state: changeState(change, now),
    withdrawn: change.withdrawn,
    idea: undefined,
    readAt: change.withdrawn ? undefined : `/docs/${change.slug}/versions/${change.number}`,
  }))
  return [...ofFigures, ...ofTexts].toSorted(newestEffectFirst)
}
