import { Form, Link, useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { pictureTypes } from '#app/shared/pictures/picture-rules.ts'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import { portraitUrl } from '#app/shared/works/to-service-card.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { findPictures } from '#domain/pictures/index.ts'
import type { Route } from './+types/pictures.page.ts'
import { type TeamPictureIntent, teamPictureIntents } from './act-on-pictures.ts'
import { expectAskedTeam } from '../find-asked-team.ts'
import { loadWorkspace } from '../load-workspace.ts'
import cssUrl from './pictures.css?url'
import { WorkspaceHead } from '../workspace-head.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: teamsCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = reading(
  memberOnly(async (edge) => {
    const { own, asked } = await expectAskedTeam(edge)
    const { portraitId, coverId } = asked.team
    const found = await findPictures(
      edge.db,
      [portraitId, coverId].filter((id) => id !== null),
    )
    const show = (id: string | null) => {
      const picture = found.get(id ?? '')
      return picture ? { src: portraitUrl(picture), state: picture.state, failure: picture.failure } : null
    }
    return {
      workspace: await loadWorkspace(edge, own, asked),
      portrait: show(portraitId),
      cover: show(coverId),
    }
  }),
)

export const action = teamPictureIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Pictures of the team')

export default function PicturesPage({ loaderData: { workspace, portrait, cover } }: Route.ComponentProps) {
  const mayEdit = workspace.may['edit the page']
  return (
    <>
      <WorkspaceHead workspace={workspace} at="/settings" forms={mayEdit ? ['portrait', 'cover'] : []} />
      <p className="team-back">
        <Link to={`/team/settings?of=${workspace.team.slug}`}>Back to the settings</Link>
      </p>
      {mayEdit ? (
        <>
          <PictureForm
            which="portrait"
            title="Portrait"
            text="A square mark or picture, wherever the team is named."
            shown={portrait}
          />
          <PictureForm
            which="cover"
            title="Cover"
            text="A wide picture across the top of the team’s page."
            shown={cover}
          />
        </>
      ) : (
        <p>Only the owner and managers of the team change its pictures.</p>
      )}
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']['portrait']
type PictureFormProps = { which: 'portrait' | 'cover'; title: string; text: string; shown: Shown }

function PictureForm({ which, title, text, shown }: PictureFormProps) {
  const refused = useActionData() as RefusedForm | undefined
  const { form, field } = serverForm({ id: which, lastResult: refusalFor(which, refused), limits: {} })
  const { defaultValue: _, ...rest } = field('picture')
  return (
    <section className="team-part" aria-labelledby={`title-${which}`}>
      <h2 id={`title-${which}`}>{title}</h2>
      <p className="soft">{text}</p>
      <ShownPicture which={which} shown={shown} />
      <Form
        id={form.id}
        method="post"
        encType="multipart/form-data"
        className="form"
        noValidate
        preventScrollReset
      >
        <FormErrors form={form} />
        <Field
          label={shown ? 'Another picture' : 'Picture'}
          {...rest}
          hint="A JPEG, PNG, WebP or AVIF of at most 10 MB, at least 640 px wide"
        >
          <input id={rest.id} type="file" name="picture" accept={pictureTypes.join(',')} />
        </Field>
        <div className="form-acts">
          <Button look="main" name="intent" value={which satisfies TeamPictureIntent}>
            {shown ? `Change the ${which}` : `Add the ${which}`}
          </Button>
          {shown ? (
            <Button look="bare" name="intent" value={`remove-${which}` satisfies TeamPictureIntent}>
              Remove the {which}
            </Button>
          ) : null}
        </div>
      </Form>
    </section>
  )
}

function ShownPicture({ which, shown }: Pick<PictureFormProps, 'which' | 'shown'>) {
  if (!shown) return null
  if (shown.state === 'failed')
    return <p>{shown.failure ?? 'This picture could not be drawn. Choose another.'}</p>
  if (!shown.src) return <p className="soft">It is being drawn, and is seen within a minute.</p>
  return <img className={`team-picture is-${which}`} src={shown.src} alt="" width={160} height={120} />
}
