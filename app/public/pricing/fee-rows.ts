import { commissionOf, feeRules } from '#domain/ledger/fee-terms.ts'
import { amount, days, months, percent } from '#app/shared/figures/figures.ts'
import type { SettingKey, Settings } from '#domain/settings/index.ts'

/** A fee or quota without PRO and with it. `keys` are the settings that the row is read from. */
export type FeeRow = { what: string; who: string; free: string; pro: string; keys: SettingKey[] }

const same = (value: string) => ({ free: value, pro: value })

export function feeRows(settings: Settings): FeeRow[] {
  const money = (minor: number) => amount(minor, settings.currency)
  const rules = feeRules(settings)
  const rate = (basisPoints: number) => (basisPoints === 0 ? money(0) : percent(basisPoints))
  return [
    {
      what: 'Seller commission on released money',
      who: 'Seller',
      free: rate(settings.sellerCommissionBasisPoints),
      pro: rate(settings.sellerCommissionProBasisPoints),
      keys: ['sellerCommissionBasisPoints', 'sellerCommissionProBasisPoints'],
    },
    {
      what: 'Commission on deals you bring yourself',
      who: 'Seller',
      free: rate(commissionOf(rules, { ownLink: true })),
      pro: rate(commissionOf(rules, { ownLink: true, hasPro: true })),
      keys: ['ownLinkCommissionBasisPoints'],
    },
    {
      what: 'Least commission, a milestone',
      who: 'Seller',
      ...same(money(settings.minimumCommissionMinor)),
      keys: ['minimumCommissionMinor'],
    },
    {
      what: 'Service fee',
      who: 'Buyer',
      ...same(rate(settings.buyerServiceFeeBasisPoints)),
      keys: ['buyerServiceFeeBasisPoints'],
    },
    {
      what: 'Clearing of released money',
      who: 'Seller',
      free: days(settings.clearingDays),
      pro: days(settings.clearingProDays),
      keys: ['clearingDays', 'clearingProDays'],
    },
    ...alwaysFree.map(({ what, who }) => ({ what, who, ...same(money(0)), keys: [] })),
    {
      what: 'Active services',
      who: 'Seller',
      free: String(settings.activeServicesMost),
      pro: String(settings.activeServicesProMost),
      keys: ['activeServicesMost', 'activeServicesProMost'],
    },
    {
      what: 'Proposals a month',
      who: 'Seller',
      free: String(settings.proposalsMonthlyMost),
      pro: String(settings.proposalsMonthlyProMost),
      keys: ['proposalsMonthlyMost', 'proposalsMonthlyProMost'],
    },
    {
      what: 'Reward for inviting, of our commission',
      who: 'Who invited',
      ...same(`${percent(settings.referralShareBasisPoints)} for ${months(settings.referralMonths)}`),
      keys: ['referralShareBasisPoints', 'referralMonths'],
    },
    ...planRows(settings),
  ]
}

/** What only the comparison of the two plans says. */
const planRows = ({ proMonthlyMinor, currency }: Settings): FeeRow[] => [
  { what: 'Place in search', who: 'Seller', ...same('No difference'), keys: [] },
  {
    what: 'Price of the plan',
    who: 'Seller',
    free: amount(0, currency),
    pro: `${amount(proMonthlyMinor, currency)} a month`,
    keys: ['proMonthlyMinor'],
  },
]

/** The product has no such fees: there is no setting that could bring one. */
const alwaysFree = [
  { what: 'Listing a service, posting a project', who: 'Both' },
  { what: 'Payout', who: 'Seller' },
  { what: 'Tip', who: 'Both' },
  { what: 'Arbitration of a dispute', who: 'Both' },
]
