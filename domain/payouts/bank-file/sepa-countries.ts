/** Whose accounts a SEPA credit transfer reaches, by the first letters of an IBAN: the list of the European Payments Council. */
const SEPA = new Set(
  `AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK
   SM VA`.split(/\s+/),
)

export const isOfSepa = (iban: string) => SEPA.has(iban.slice(0, 2))
