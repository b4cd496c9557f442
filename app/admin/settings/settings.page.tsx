import type { ReactNode } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { readAnewOnConflict } from '#app/forms/read-anew-on-conflict.ts'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Brand } from '#domain/settings/index.ts'
import type { Route } from './+types/settings.page.ts'
import { settingsIntents } from './act-on-settings.ts'
import { BrandsSection } from './brands-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { History } from './history.tsx'
import { loadSettings, type LoadedSection } from './load-settings.ts'
import { LookForm } from './look-form.tsx'
import { MaintenanceForm } from './maintenance-form.tsx'
import { SectionForm } from './section-form.tsx'
import cssUrl from './settings.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(
  staffOnly('settings.change', async ({ url, ...services }) => {
    const loaded = await loadSettings(services)
    const asked = url.searchParams.get('brand')
    const editing = asked === 'new' ? asked : loaded.brands.find(({ slug }) => slug === asked)
    return { ...loaded, editing: editing as 'new' | Brand | undefined }
  }),
)

export const action = settingsIntents

export const shouldRevalidate = readAnewOnConflict

export const meta: Route.MetaFunction = () => describeAdminPage('Settings')

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { sections, brands, editing, basedOn, now } = loaderData
  const refused = useActionData<RefusedForm>()
  const refusedBrand = refusalFor('brand', refused)
  return (
    <>
      <PageHead
        title="Settings"
        lede="Each change says why, applies in every process within a second, and stays in the history."
      />
      {sections.map((section) => (
        <Part key={section.id} {...section}>
          <FormOf section={section} loaderData={loaderData} refused={refused} />
          <History lines={section.history} now={now} />
        </Part>
      ))}
      <Part
        id="brands"
        title="Brands"
        text="Other sign-in pages of the same marketplace, each in its own colours."
      >
        <BrandsSection
          brands={brands}
          // What was typed about a brand that someone removed meanwhile may still become a new one.
          editing={editing ?? (refusedBrand ? 'new' : undefined)}
          basedOn={basedOn}
          lastResult={refusedBrand}
          removalResult={refusalFor('remove-brand', refused)}
        />
        <History lines={loaderData.brandHistory} now={now} />
      </Part>
      <Part id="documents" title="Documents" text="What people agree to.">
        <DocumentsSection documents={loaderData.documents} />
      </Part>
    </>
  )
}

type FormOfProps = {
  section: LoadedSection
  loaderData: Pick<Route.ComponentProps['loaderData'], 'basedOn' | 'currencies' | 'name'>
  refused: RefusedForm | undefined
}

function FormOf({ section, loaderData, refused }: FormOfProps) {
  const FittingForm =
    section.id === 'maintenance' ? MaintenanceForm : section.id === 'look' ? LookForm : SectionForm
  return (
    <FittingForm
      // A section that changed, here or elsewhere, begins anew; the others keep what is being typed into them.
      key={section.history[0]?.id ?? 0}
      id={section.id}
      fields={section.fields}
      basedOn={loaderData.basedOn}
      currencies={loaderData.currencies}
      name={loaderData.name}
      lastResult={refusalFor(section.id, refused)}
    />
  )
}

type PartProps = { id: string; title: string; text: string; children: ReactNode }

/** A part of the page, named in the margin; says so when it was just saved. */
function Part({ id, title, text, children }: PartProps) {
  const [search] = useSearchParams()
  return (
    <section className="part-row" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="soft settings-about">{text}</p>
      </header>
      <div>
        {search.get('saved') === id ? (
          <Note role="status" icon="circle-check">
            Saved. It applies everywhere within a second.
          </Note>
        ) : null}
        {search.get('same') === id ? (
          <Note role="status" tone="info">
            Nothing was different, so nothing changed.
          </Note>
        ) : null}
        {children}
      </div>
    </section>
  )
}
