import { Tabs } from '#app/ui/tabs/tabs.tsx'

export type PaymentsCounts = { chargebacks: number; fourEyes: number }

/** The three lists of money from outside. */
export function PaymentsTabs({ current, counts }: { current: string; counts: PaymentsCounts }) {
  const tabs = [
    { to: '/admin/payments', label: 'Payments' },
    { to: '/admin/payments/chargebacks', label: 'Chargebacks', count: counts.chargebacks },
    { to: '/admin/payments/four-eyes', label: 'Four eyes', count: counts.fourEyes },
  ]
  return <Tabs label="Payments" tabs={tabs.map((tab) => ({ ...tab, current: tab.to === current }))} />
}
