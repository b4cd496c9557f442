import type { InvoiceParty } from '#domain/companies/index.ts'

type InvoicePartyLinesProps = { party: Pick<InvoiceParty, 'name' | 'addressLines' | 'numbers'> }

/** Who somebody is on an invoice, as it is printed. */
export function InvoicePartyLines({ party: { name, addressLines, numbers } }: InvoicePartyLinesProps) {
  return (
    <>
      <b>{name}</b>
      {addressLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {numbers.map((number) => (
        <span key={number.name} className="soft">
          {number.name}: {number.value}
        </span>
      ))}
    </>
  )
}
