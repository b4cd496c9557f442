import { formatMoney } from '#app/ui/money/format-money.ts'
import type { OwnPro } from './own-pro.ts'
import { ProButton } from './pro-button.tsx'

/** Soon after the first payment the days that were not had come back, also to whoever has cancelled already. */
export function EndNowButton({ mayAct, back, currency }: Pick<OwnPro, 'mayAct' | 'back' | 'currency'>) {
  if (!mayAct || back === null || back <= 0n) return null
  return (
    <ProButton intent="end-now" fields={{ sum: String(back) }}>
      End today, {formatMoney(back, currency)} back
    </ProButton>
  )
}
