import { Link } from 'react-router'
import { Meta, type MetaRow } from '#app/ui/meta/meta.tsx'
import type { Settings } from '#domain/settings/index.ts'

const shown = {
  operatorName: 'Operator',
  operatorForm: 'Legal form',
  operatorRegistration: 'Registration number',
  operatorAddress: 'Registered address',
  operatorCountry: 'Country',
  operatorDirector: 'Represented by',
} as const

type OperatorDetails = Pick<Settings, keyof typeof shown>

export function operatorDetails(settings: Settings): OperatorDetails {
  const {
    operatorName,
    operatorForm,
    operatorRegistration,
    operatorAddress,
    operatorCountry,
    operatorDirector,
  } = settings
  return {
    operatorName,
    operatorForm,
    operatorRegistration,
    operatorAddress,
    operatorCountry,
    operatorDirector,
  }
}

/** Who answers for this marketplace; only what the operator has filled in. */
export function Operator({ details }: { details: OperatorDetails }) {
  const rows = (Object.keys(shown) as (keyof typeof shown)[])
    .filter((key) => details[key] !== '')
    .map((key): MetaRow => ({ name: shown[key], value: details[key] }))
  return (
    <>
      {rows.length > 0 ? (
        <Meta rows={rows} />
      ) : (
        <p className="soft">The operator has not published their details yet.</p>
      )}
      <p className="operator-links">
        <Link to="/contacts">Write to us</Link>
        <Link to="/requisites">Legal details in full</Link>
      </p>
    </>
  )
}
