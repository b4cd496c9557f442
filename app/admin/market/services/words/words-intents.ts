import { redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges } from '#app/forms/mendable.ts'
import { changeSettings, flagMeanings, type Settings } from '#domain/settings/index.ts'
import { changeReason } from '#domain/settings/input.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { readFlagWords, readReasons } from './read-words.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'settings.change',
  unknown: 'There is no such form on this page. Reload it and try again.',
  mends: mendsChanges,
})

const LETTERS_MOST = 20_000
const lines = z.string().max(LETTERS_MOST, { error: 'So much is not read: make it shorter' }).default('')
const fieldOf = (what: string) => what.replaceAll(' ', '-')
const given = z.object({
  reason: changeReason,
  basedOn: z.coerce.number().int().min(0),
  lines,
  'a-messenger': lines,
  'payment-elsewhere': lines,
  'a-prohibited-offer': lines,
})

type Values = Partial<Pick<Settings, 'flagWords' | 'serviceReasons' | 'projectReasons'>>

/** What is wrong with a list is said beside the field that it was written into. */
function besideItsField(error: unknown, id: string): unknown {
  if (!(error instanceof Invalid)) return error
  const { reason = [], ...ofLists } = error.fields
  const words = [...new Set(Object.values(ofLists).flat())]
  const field = id === 'flags' ? fieldOf(flagMeanings[0]) : 'lines'
  return new Invalid(error.message, {
    ...(reason.length > 0 ? { reason } : {}),
    ...(words.length > 0 ? { [field]: words } : {}),
  })
}

const save = (id: string, values: (typed: Record<string, string>) => Values) =>
  intent({
    input: given,
    run: (tx, actor, { reason, basedOn, ...typed }, { origin }) =>
      changeSettings(tx, actor, { values: values(typed), reason, basedOn }, origin).catch(
        (error: unknown) => {
          throw besideItsField(error, id)
        },
      ),
    done: (_, changed) =>
      redirect(`/admin/market/words?${changed.length > 0 ? 'saved' : 'same'}=${id}#${id}`),
  })

export const wordsIntents = intents({
  flags: save('flags', (typed) => ({
    flagWords: flagMeanings.flatMap((what) => readFlagWords(typed[fieldOf(what)] ?? '', what)),
  })),
  services: save('services', (typed) => ({ serviceReasons: readReasons(typed['lines'] ?? '') })),
  projects: save('projects', (typed) => ({ projectReasons: readReasons(typed['lines'] ?? '') })),
})

export type WordsIntent = IntentOf<typeof wordsIntents>
