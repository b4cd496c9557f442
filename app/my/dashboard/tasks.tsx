import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from '#app/ui/inputs/button/button.tsx'
import { Ruler } from '#app/ui/figures/ruler/ruler.tsx'
import { Shafts, taskWindows } from '#app/ui/shell/window-light.tsx'
import type { Task, TaskAction } from './task.ts'

/** The first task is the largest thing on the page, in the light; the others stand below it in their order. */
export function Tasks({ tasks }: { tasks: readonly Task[] }) {
  const [first, ...others] = tasks
  if (!first) return null
  return (
    <>
      <FirstTask task={first} />
      {others.length > 0 ? (
        <ol className="todo">
          {others.map((task) => (
            <li key={task.key}>
              {task.by ? (
                <time
                  className={task.by.clock.isClose ? 'wait' : undefined}
                  dateTime={task.by.at.toISOString()}
                >
                  {task.by.words}
                </time>
              ) : (
                <span>Any time</span>
              )}
              <div>
                <h2>{task.title}</h2>
                <p>{task.text}</p>
              </div>
              <div className="todo-acts">
                <Do action={task.action} />
                {task.otherwise ? <Do action={task.otherwise} /> : null}
              </div>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  )
}

function FirstTask({ task: { title, text, by, action, otherwise } }: { task: Task }) {
  return (
    <section className={by ? 'first first-timed' : 'first'} aria-labelledby="first-task">
      <Shafts {...taskWindows} />
      <div>
        <h2 id="first-task">{title}</h2>
        <p>{text}</p>
        <div className="first-acts">
          <Do action={action} look="main" size="l" />
          {otherwise ? <Do action={otherwise} size="l" /> : null}
        </div>
      </div>
      {by ? (
        <div>
          <Ruler
            at={by.clock.gone}
            left={by.clock.left}
            start={by.clock.start}
            end={by.clock.end}
            late={by.clock.isClose}
            label={`${by.clock.left}, until ${by.words}`}
          />
        </div>
      ) : null}
    </section>
  )
}

type DoProps = { action: TaskAction; look?: ButtonLook; size?: ButtonSize }

function Do({ action, look, size }: DoProps) {
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
