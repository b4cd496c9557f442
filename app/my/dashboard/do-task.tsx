import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from '#app/ui/inputs/button/button.tsx'
import type { TaskAction } from './task.ts'

type DoTaskProps = { action: TaskAction; look?: ButtonLook; size?: ButtonSize }

/** The button of a task: it leads somewhere, or answers at once. */
export function DoTask({ action, look, size }: DoTaskProps) {
  const navigation = useNavigation()
  if ('to' in action) {
    return (
      <ButtonLink to={action.to} look={look} size={size}>
        {action.label}
      </ButtonLink>
    )
  }
  const isSending = navigation.state !== 'idle' && isOf(action, navigation.formData)
  return (
    <Form method="post" action={action.post}>
      <input type="hidden" name="next" value="/my" />
      {Object.entries(action.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button name="intent" value={action.intent} look={look} size={size} busy={isSending}>
        {action.label}
        {action.about ? <span className="sr"> {action.about}</span> : null}
      </Button>
    </Form>
  )
}

/** Whether what is being sent is this answer to this task. */
function isOf(action: Extract<TaskAction, { post: string }>, sent: FormData | undefined): boolean {
  const given = { intent: action.intent, ...action.fields }
  return sent !== undefined && Object.entries(given).every(([name, value]) => sent.get(name) === value)
}
