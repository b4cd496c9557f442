/** What a seller writes about a service: one document, kept whole in each of its versions. */
export type ServiceContent = {
  title: string
  categoryId: string | null
  /** Markdown. */
  description: string
  packages: ServicePackage[]
  extras: ServiceExtra[]
  requirements: ServiceRequirement[]
  faq: { question: string; answer: string }[]
  /** The first is the cover. */
  gallery: { pictureId: string; alt: string }[]
  tags: string[]
}

export const packageTiers = ['basic', 'standard', 'premium'] as const
export type PackageTier = (typeof packageTiers)[number]

export type ServicePackage = {
  tier: PackageTier
  title: string
  /** What the buyer gets, a line each. */
  includes: string[]
  priceMinor: number
  deliveryDays: number
  /** `null`: as many as it takes. */
  revisions: number | null
  /** Several pieces take as long as one; otherwise each takes its days. */
  takesAsOne?: boolean | undefined
}

export type ServiceExtra = { id: string; title: string; priceMinor: number; addedDays: number }

export type ServiceRequirement = {
  id: string
  question: string
  kind: 'text' | 'choice' | 'file'
  choices: string[]
  isRequired: boolean
}

export const emptyContent: ServiceContent = {
  title: '',
  categoryId: null,
  description: '',
  packages: [],
  extras: [],
  requirements: [],
  faq: [],
  gallery: [],
  tags: [],
}
