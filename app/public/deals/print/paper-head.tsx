import type { ComponentProps } from 'react'
import { InvoicePartyLines } from '#app/shared/company/invoice-party.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PrintButton } from '#app/shared/print-button.tsx'

type PaperHeadProps = { kind: string; id: string; number: string; title: string; marketplace: string }

/** What stands at the top of a paper; the way back and the button stay on the screen. */
export function PaperHead({ kind, id, number, title, marketplace }: PaperHeadProps) {
  return (
    <>
      <div className="paper-tools">
        <Crumbs trail={[{ to: `/deals/${id}`, label: title }, { label: kind }]} />
        <PrintButton />
      </div>
      <header className="paper-head">
        <p className="soft">
          {marketplace}, deal {number}
        </p>
        <h1>
          {kind}: {title}
        </h1>
      </header>
    </>
  )
}

export function PaperSide({ party }: ComponentProps<typeof InvoicePartyLines>) {
  return (
    <address className="paper-side">
      <InvoicePartyLines party={party} />
    </address>
  )
}
