import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Scroller } from '#app/ui/scroller/scroller.tsx'
import type { Brand } from '#domain/settings/index.ts'
import { BrandForm, RemoveBrandForm, type BrandFormProps } from './brand-form.tsx'

type BrandsSectionProps = {
  brands: readonly Brand[]
  /** The brand whose form is open: one that exists, or a new one. */
  editing: 'new' | Brand | undefined
  basedOn: number
  lastResult: BrandFormProps['lastResult']
  removalResult: BrandFormProps['lastResult']
}

export function BrandsSection({ brands, editing, basedOn, lastResult, removalResult }: BrandsSectionProps) {
  const existing = editing === 'new' ? undefined : editing
  return (
    <>
      {brands.length > 0 ? (
        <BrandTable brands={brands} />
      ) : (
        <p className="soft">There is one sign-in page: that of the marketplace itself.</p>
      )}
      {editing ? (
        <>
          <h3 className="settings-sub">{existing ? `Change ${existing.name}` : 'A new brand'}</h3>
          <BrandForm
            key={existing?.slug ?? 'new'}
            brand={existing}
            basedOn={basedOn}
            lastResult={lastResult}
          />
          {existing ? (
            <RemoveBrandForm brand={existing} basedOn={basedOn} lastResult={removalResult} />
          ) : null}
        </>
      ) : (
        <p className="settings-acts">
          <ButtonLink to="?brand=new#brands" preventScrollReset>
            Add a brand
          </ButtonLink>
        </p>
      )}
    </>
  )
}

function BrandTable({ brands }: { brands: readonly Brand[] }) {
  return (
    <Scroller label="Brands">
      <table className="table table-tight settings-table">
        <caption className="sr">Brands</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Sign-in screen</th>
            <th scope="col">Colours</th>
            <th scope="col">Mail sender</th>
            <th scope="col">
              <span className="sr">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {brands.map((brand) => (
            <tr key={brand.slug}>
              <th scope="row">{brand.name}</th>
              <td>
                <Link to={`/@${brand.slug}/login`}>/@{brand.slug}/login</Link>
              </td>
              <td>
                <Swatch colour={brand.accentLight} /> {brand.accentLight} <Swatch colour={brand.accentDark} />{' '}
                {brand.accentDark}
              </td>
              <td>{brand.mailFrom || <span className="soft">the marketplace’s own</span>}</td>
              <td>
                <Link to={`?brand=${brand.slug}#brands`} preventScrollReset>
                  Change<span className="sr"> {brand.name}</span>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function Swatch({ colour }: { colour: string }) {
  return (
    <svg className="brand-swatch" viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="6" fill={colour} />
    </svg>
  )
}
