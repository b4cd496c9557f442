import { listDocumentChanges } from '#domain/documents/index.ts'
import { definitions, listRuleChanges, type Settings } from '#domain/settings/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RuleChangeLine } from './rule-changes.tsx'
import { changeState } from './change-state.ts'
import { documentChangeId, documentChangeTitle, newestEffectFirst } from './document-change-words.ts'
import { changeText } from './setting-text.ts'

type Asked = { db: Db; settings: Settings; now: Date; most: number }

/** The newest entries of the public log of changes, in words. */
export async function readRuleChanges({ db, settings, now, most }: Asked): Promise<RuleChangeLine[]> {
  const [changes, texts] = await Promise.all([listRuleChanges(db, most), listDocumentChanges(db, most)])
  const lines = changes.map((change) => ({
    id: change.id,
    title: changeText(change.label, definitions[change.key].unit, change.from, change.to, settings.currency),
    reason: change.reason,
    at: change.withdrawn?.at ?? change.effectiveAt,
    state: changeState(change, now),
    effectiveAt: change.effectiveAt,
  }))
  const ofTexts = texts.map((change) => ({
    id: documentChangeId(change),
    title: documentChangeTitle(change),
    reason: change.reason,
    at: change.withdrawn?.at ?? change.effectiveAt,
    state: changeState(change, now),
    effectiveAt: change.effectiveAt,
  }))
  return [...lines, ...ofTexts].toSorted(newestEffectFirst).slice(0, most)
}
