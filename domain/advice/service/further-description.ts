import { serviceLimits, type ServiceContent } from '#domain/catalogue/index.ts'
import { writtenIn } from '#domain/search/index.ts'
import { lengthOf } from '#platform/text/shown-text.ts'

/** Whether a description says what is delivered, how the work goes, and what it begins with. */
export const says = {
  gets: /\b(?:you(?:['’]ll| will)? (?:get|receive|have)|includ(?:e|es|ed|ing)|deliver(?:ed|s|y|ables?)?|files?|format|pdf|png|svg|jpe?g|docx?|result)\b|получите|входит|файл|формат/i,
  goes: /\b(?:days?|weeks?|hours?|revisions?|rounds?|steps?|first|then|after that|process|sketch(?:es)?|drafts?)\b|дн(?:я|ей)|недел|правк|сначала|затем|этап/i,
  needs:
    /\b(?:send me|you send|i need|i ask|please (?:send|share|provide)|tell me|share with me|from you|provide me)\b|пришлите|от вас|нужн[оы]/i,
} as const

const HEADINGS = {
  en: { gets: 'What you get', goes: 'How it goes', needs: 'What I need from you' },
  ru: { gets: 'Что вы получите', goes: 'Как идёт работа', needs: 'Что нужно от вас' },
} as const

/** What the seller wrote elsewhere in the draft and the description does not say, as sections at its end. No word is new but the headings. */
export function furtherDescription(content: ServiceContent): string | undefined {
  const { description, packages, requirements } = content
  if (description.trim() === '') return undefined
  const language = writtenIn(description)
  const names = HEADINGS[language]
  const [basic] = packages
  const lists = {
    gets: says.gets.test(description) ? [] : (basic?.includes ?? []),
    goes: says.goes.test(description) || language !== 'en' ? [] : packages.flatMap(paceOf),
    needs: says.needs.test(description) ? [] : requirements.map(({ question }) => question),
  }
  const sections = (['gets', 'goes', 'needs'] as const).flatMap((part) => {
    const lines = lists[part].map((line) => line.trim()).filter(Boolean)
    return lines.length > 0 ? [`## ${names[part]}\n${lines.map((line) => `- ${line}`).join('\n')}`] : []
  })
  if (sections.length === 0) return undefined
  const whole = [description.trimEnd(), ...sections].join('\n\n')
  return lengthOf(whole) <= serviceLimits.description.max ? whole : undefined
}

function paceOf({ title, deliveryDays, revisions }: ServiceContent['packages'][number]): string[] {
  if (deliveryDays < 1 || title.trim() === '') return []
  const days = deliveryDays === 1 ? '1 day' : `${deliveryDays} days`
  const rounds =
    revisions === null
      ? 'revisions as many as it takes'
      : revisions === 1
        ? '1 revision'
        : `${revisions} revisions`
  return [`${title.trim()}: ${days}, ${rounds}`]
}
