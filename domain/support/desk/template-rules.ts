/** The places that a template may have, and what each is filled from. */
export const templatePlaces = {
  name: 'the first name of the person',
  number: 'the number of the ticket',
  subject: 'its subject',
  agent: 'your name',
  marketplace: 'the name of the marketplace',
  deal: 'the linked deal',
  order: 'the linked order',
  payment: 'the linked payment',
  payout: 'the linked payout',
  service: 'the linked service',
  project: 'the linked project',
  team: 'the linked team',
} as const

export type TemplatePlace = keyof typeof templatePlaces
export type TemplateFacts = Partial<Record<TemplatePlace, string>>

const PLACE = /\{([a-z]+)\}/g

const isPlace = (name: string): name is TemplatePlace => Object.hasOwn(templatePlaces, name)

/** Fills the places. What is not known stays as it is written, so that whoever sends it sees what is missing. */
export function fillTemplate(text: string, facts: TemplateFacts): string {
  return text.replaceAll(PLACE, (place, name: string) => (isPlace(name) && facts[name]) || place)
}

/** Places that nothing fills: an answer with one of them is not ready. */
export function unfilledPlaces(text: string): string[] {
  return [...text.matchAll(PLACE)].flatMap(([place, name = '']) => (isPlace(name) ? [place] : []))
}
