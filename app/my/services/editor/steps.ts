/** The steps of writing a service, in order: each is an address. */
export const editorSteps = [
  { name: 'overview', label: 'Overview', fields: ['title', 'categoryId', 'tags'] },
  { name: 'packages', label: 'Packages', fields: ['packages', 'extras'] },
  { name: 'description', label: 'Description', fields: ['description', 'faq'] },
  { name: 'requirements', label: 'Requirements', fields: ['requirements'] },
  { name: 'gallery', label: 'Gallery', fields: ['gallery'] },
  { name: 'review', label: 'Review', fields: [] },
] as const

export type StepName = (typeof editorSteps)[number]['name']

export function readStepName(asked: string | null): StepName {
  return editorSteps.find(({ name }) => name === asked)?.name ?? 'overview'
}

export function stepAfter(step: StepName): StepName {
  return editorSteps[editorSteps.findIndex(({ name }) => name === step) + 1]?.name ?? 'review'
}

export function stepBefore(step: StepName): StepName | undefined {
  return editorSteps[editorSteps.findIndex(({ name }) => name === step) - 1]?.name
}

/** Where a field stands, by the first part of its path: `packages.1.priceMinor` is in Packages. */
export function stepOfField(field: string): StepName {
  const [first = ''] = field.split('.')
  return editorSteps.find(({ fields }) => (fields as readonly string[]).includes(first))?.name ?? 'review'
}

/** What the address of a step is; `check` shows beside each field what is still missing. */
export function stepAddress(slug: string, step: StepName, { check = false, field = '' } = {}): string {
  return `/my/services/${slug}/edit?step=${step}${check ? '&check=1' : ''}${field ? `#${fieldId(field)}` : ''}`
}

/** The same while the service is not there yet; `team` is for whom it is begun. */
export const newAddress = (step: StepName, team: string | null): string =>
  `/my/services/new?step=${step}${team ? `&team=${team}` : ''}`

export function fieldId(field: string): string {
  return `service-${field}`
}
