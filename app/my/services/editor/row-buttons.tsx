import { Button, IconButton } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { RowList } from './change-rows.ts'
import { useEditor } from './editor-context.ts'
import type { EditorIntent } from './act-on-editor.ts'

type RowProps = { list: RowList; index: number; name: string }

/** Buttons that post the form: without script the page comes back with the row gone, with it the row goes at once. */
export function RemoveRow({ list, index, name }: RowProps) {
  return (
    <IconButton
      name="intent"
      value={`remove ${list} ${index}` satisfies EditorIntent}
      id={`remove-${list}-${index}`}
      label={`Remove ${name}`}
      formNoValidate
    >
      <Icon name="trash-2" size={18} />
    </IconButton>
  )
}

export function MoveRow({ list, index, name, count }: RowProps & { count: number }) {
  if (count < 2) return null
  return (
    <>
      <IconButton
        name="intent"
        value={`up ${list} ${index}` satisfies EditorIntent}
        id={`up-${list}-${index}`}
        label={`Move ${name} up`}
        disabled={index === 0}
      >
        <Icon name="arrow-up" size={18} />
      </IconButton>
      <IconButton
        name="intent"
        value={`down ${list} ${index}` satisfies EditorIntent}
        id={`down-${list}-${index}`}
        label={`Move ${name} down`}
        disabled={index === count - 1}
      >
        <Icon name="arrow-down" size={18} />
      </IconButton>
    </>
  )
}

export function AddRow({
  list,
  most,
  children,
}: {
  list: Exclude<RowList, 'gallery'>
  most: number
  children: string
}) {
  const { content } = useEditor()
  if (content[list].length >= most) return <p className="small soft">{most} are as many as fit.</p>
  return (
    <div>
      <Button size="s" name="intent" value={`add ${list}` satisfies EditorIntent} id={`add-${list}`}>
        <Icon name="plus" size={16} /> {children}
      </Button>
    </div>
  )
}
