import { Ruler } from '#app/ui/figures/ruler/ruler.tsx'
import { Shafts, taskWindows } from '#app/ui/shell/window-light.tsx'
import { DoTask } from './do-task.tsx'
import type { Task } from './task.ts'

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
                <DoTask action={task.action} />
                {task.otherwise ? <DoTask action={task.otherwise} /> : null}
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
          <DoTask action={action} look="main" size="l" />
          {otherwise ? <DoTask action={otherwise} size="l" /> : null}
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
