import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { RefusedSaved, SavedIntent } from './act-on-saved.server.ts'
import type { SavedSearch } from '#domain/saved-searches/index.ts'
import { savedSearchLimits } from '#domain/saved-searches/saved-search-rules.ts'

type SavedSearchesProps = { saved: readonly SavedSearch[]; refused: RefusedSaved | undefined }

/** A member's own searches: opened, renamed, told about or not, removed. */
export function SavedSearches({ saved, refused }: SavedSearchesProps) {
  const problem = saved.some(({ id }) => id === refused?.renaming?.searchId) ? undefined : refused?.problem
  return (
    <Section
      id="saved"
      title="Your searches"
      text="Those with a bell write to you once a day, when something new fits."
      opens
    >
      {problem ? (
        <p className="search-problem" role="alert">
          {problem}
        </p>
      ) : null}
      <ul className="lines saved-searches">
        {saved.map((one) => (
          <SavedRow
            key={one.id}
            saved={one}
            refused={refused?.renaming?.searchId === one.id ? refused : undefined}
          />
        ))}
      </ul>
    </Section>
  )
}

function SavedRow({ saved, refused }: { saved: SavedSearch; refused: RefusedSaved | undefined }) {
  return (
    <li>
      <Link to={`/search?${saved.address}`}>{saved.title}</Link>
      <span className="grow" />
      <Form method="post" preventScrollReset className="saved-acts">
        <input type="hidden" name="searchId" value={saved.id} />
        <input type="hidden" name="hasAlerts" value={saved.hasAlerts ? 'off' : 'on'} />
        <Button
          look="bare"
          size="s"
          name="intent"
          value={'alerts' satisfies SavedIntent}
          aria-label={`${saved.hasAlerts ? 'Stop' : 'Begin'} e-mails about ${saved.title}`}
        >
          <Icon name={saved.hasAlerts ? 'bell' : 'bell-off'} /> {saved.hasAlerts ? 'Told daily' : 'Not told'}
        </Button>
        <Button
          look="bare"
          size="s"
          name="intent"
          value={'remove' satisfies SavedIntent}
          aria-label={`Remove ${saved.title}`}
        >
          <Icon name="trash-2" /> Remove
        </Button>
      </Form>
      <details className="saved-rename" open={refused ? true : undefined}>
        <summary className="btn btn-bare btn-s">
          <Icon name="pencil" /> Rename<span className="sr"> {saved.title}</span>
        </summary>
        <Form method="post" preventScrollReset className="row">
          <input type="hidden" name="searchId" value={saved.id} />
          <Field
            label="Name of the search"
            labelHidden
            name="title"
            error={refused?.problem}
            defaultValue={refused?.renaming?.typed ?? saved.title}
          >
            <TextInput maxLength={savedSearchLimits.title} required />
          </Field>
          <Button size="s" name="intent" value={'rename' satisfies SavedIntent}>
            Save the name
          </Button>
        </Form>
      </details>
    </li>
  )
}
