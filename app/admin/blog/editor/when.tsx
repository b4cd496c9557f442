import { Ruler } from '#app/ui/figures/ruler/ruler.tsx'
import { Field, type FieldProps } from '#app/ui/inputs/field/field.tsx'
import { Segmented } from '#app/ui/inputs/field/choice.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { EditedPost } from '../load-edit.ts'

type WhenProps = {
  post: EditedPost
  when: string
  onWhen: (when: string) => void
  field: Omit<FieldProps, 'label' | 'children'>
}

/** What a press of Save does with a post that stands so, unless its writer chooses otherwise. */
export const whenOf = ({ state }: EditedPost): string => (state === 'scheduled' ? 'at' : 'later')

/** When it goes out: not yet, at a time, or now. */
export function When({ post, when, onWhen, field }: WhenProps) {
  const isOut = post.state === 'published'
  const options = isOut
    ? [
        { value: 'later', label: 'Keep the changes' },
        { value: 'now', label: 'Show them now' },
      ]
    : [
        { value: 'later', label: post.state === 'archived' ? 'Archived' : 'Draft' },
        { value: 'at', label: 'At a time' },
        { value: 'now', label: 'Now' },
      ]
  return (
    <section aria-labelledby="when-title">
      <h2 id="when-title">When</h2>
      <Segmented
        label="When it goes out"
        name="when"
        form="save"
        options={options}
        value={when}
        onChange={onWhen}
      />
      {isOut ? (
        <p className="soft">
          {post.isShown ? 'Everyone reads the newest version.' : 'Everyone still reads an earlier version.'}
        </p>
      ) : (
        <Field
          label="Goes out (UTC)"
          hint="Used with “At a time”. It goes out within a minute of it."
          {...field}
          required={false}
          defaultValue={field.defaultValue ?? post.dueAt}
        >
          <TextInput type="datetime-local" />
        </Field>
      )}
      {post.waits ? (
        <Ruler
          at={post.waits.at}
          left={post.waits.left}
          start={`begun ${post.waits.begun}`}
          end={post.due}
          label={`Goes out ${post.due} (UTC): ${post.waits.left}`}
        />
      ) : null}
    </section>
  )
}
