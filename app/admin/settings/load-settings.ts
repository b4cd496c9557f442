import type { Services } from '#app/services.ts'
import { readDocuments } from '#app/shared/docs/read-documents.server.ts'
import { documentRules, documentSlugs } from '#domain/documents/index.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { hasMoneyMoved } from '#domain/ledger/index.ts'
import {
  definitions,
  listPastChanges,
  newestChangeId,
  PROGRAM_ACCENTS,
  readSettings,
  type PastChange,
  type SettingKey,
} from '#domain/settings/index.ts'
import type { PastLine } from './history.tsx'
import { listCurrencies } from './list-currencies.ts'
import { startText } from './read-form.ts'
import { type SectionId, sectionKeys, sections } from './sections.ts'
import type { FieldData } from './setting-field.tsx'
import { settingValue } from './setting-value.ts'

export type LoadedSection = {
  id: SectionId
  title: string
  text: string
  fields: FieldData[]
  history: PastLine[]
}

const CURRENCY_IS_FIXED =
  'Fixed since money first moved: every amount in the book, every price and every balance is counted in it'

/** All that the page shows, with the history told section by section and the people in it by name. */
export async function loadSettings({ db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>) {
  const now = clock.now()
  // First what the form will say it was filled in from: a change in between is then a conflict, never lost.
  const basedOn = await newestChangeId(db)
  const [settings, changes, hasMoved, documents] = await Promise.all([
    readSettings(db, now),
    listPastChanges(db, [...sectionKeys, 'brands']),
    hasMoneyMoved(db),
    readDocuments(db, now),
  ])
  const names = await nameMembers(
    db,
    changes.map(({ changedBy }) => changedBy.replace(/^member:/, '')),
  )
  const by = (label: string) => names.get(label.replace(/^member:/, ''))?.username ?? whoElse(label)
  const historyOf = (keys: readonly SettingKey[]) =>
    changes.filter(({ key }) => keys.includes(key)).map((change) => lineOf(change, by(change.changedBy)))
  return {
    basedOn,
    sections: sections.map(({ id, title, text, fields }): LoadedSection => ({
      id,
      title,
      text,
      fields: fields.map(({ key, control, hint }) => {
        const isFixed = key === 'currency' && hasMoved
        return {
          key,
          label: definitions[key].label,
          control,
          hint: isFixed ? CURRENCY_IS_FIXED : hint,
          value: startText(control, settings[key]) || programValue(key),
          isFixed,
        }
      }),
      history: historyOf(fields.map(({ key }) => key)),
    })),
    name: settings.marketplaceName,
    brands: settings.brands,
    brandHistory: historyOf(['brands']),
    documents: documentSlugs.map((slug) => {
      const inForce = documents.inForce(slug)
      return {
        slug,
        title: documentRules[slug].title,
        inForce: inForce?.number ?? 0,
        since: inForce?.effectiveAt ?? null,
        waiting: documents.waiting(slug) ?? null,
      }
    }),
    currencies: listCurrencies(payments),
    now,
  }
}

function lineOf({ id, key, from, to, reason, announcedAt }: PastChange, by: string): PastLine {
  return {
    id,
    label: definitions[key].label,
    from: settingValue(from),
    to: settingValue(to),
    reason,
    by,
    at: announcedAt,
  }
}

/** A field of a colour is never empty: without one of the operator's it shows the program's. */
function programValue(key: SettingKey): string {
  if (key === 'accentLight') return PROGRAM_ACCENTS.light
  return key === 'accentDark' ? PROGRAM_ACCENTS.dark : ''
}

/** A former administrator has no name any more. */
function whoElse(label: string): string {
  return label === 'operator' ? 'the operator' : 'a former administrator'
}
