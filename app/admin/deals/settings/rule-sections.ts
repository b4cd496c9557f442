import type { SettingKey } from '#domain/settings/index.ts'
import { definitions } from '#domain/settings/definitions.ts'

export type RuleSection = { id: string; group: string; text: string }

/** Every business rule and safeguard, in the order of its groups; details of the marketplace have a screen of their own. */
export const ruleSections: readonly RuleSection[] = [
  { id: 'fees', group: 'Fees', text: 'What the marketplace keeps, and of whom.' },
  { id: 'prices', group: 'Prices', text: 'The least and the most of each amount.' },
  { id: 'clocks', group: 'Clocks', text: 'What happens by itself, and after how long.' },
  { id: 'quotas', group: 'Quotas', text: 'How much of each a member may have.' },
  { id: 'referrals', group: 'Referrals', text: 'What bringing others in earns, paid from our commission.' },
  { id: 'pro', group: 'PRO', text: 'What it costs. It never buys a place in a list.' },
  {
    id: 'by-hand',
    group: 'By hand',
    text: 'How much money staff move by themselves, and from where on two have to agree. It protects, so it applies at once.',
  },
  {
    id: 'sign-in',
    group: 'Sign-in',
    text: 'How often sign-in may be tried, and how long a link lasts. It protects, so it applies at once.',
  },
]

const keys = Object.keys(definitions) as SettingKey[]

export function keysOf({ group }: RuleSection): SettingKey[] {
  return keys.filter((key) => definitions[key].nature !== 'detail' && definitions[key].group === group)
}

/** Whether what stands here applies without notice. */
export const isAtOnce = (section: RuleSection) =>
  keysOf(section).every((key) => definitions[key].nature === 'safeguard')
