import { useEffect, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { SettingsIntent } from './act-on-settings.ts'
import type { SettingsData } from './load-settings.ts'
import { askForPush, findPushState } from './subscribe-browser.ts'

/** The browsers that push goes to, and the way to add this one. */
export function PushBrowsers({ browsers, publicKey, now }: SettingsData) {
  return (
    <>
      {browsers.length > 0 ? (
        <ul className="lines">
          {browsers.map((browser) => (
            <Browser key={browser.id} browser={browser} now={now} />
          ))}
        </ul>
      ) : (
        <p className="soft">No browser takes push messages yet.</p>
      )}
      <ThisBrowser known={browsers.find(({ isThis }) => isThis)?.endpoint} publicKey={publicKey} />
    </>
  )
}

function Browser({ browser, now }: { browser: SettingsData['browsers'][number]; now: Date }) {
  const { id, device, isThis, createdAt, reachedAt } = browser
  return (
    <li>
      <Icon name={/Android|iOS/.test(device) ? 'smartphone' : 'monitor'} />
      <div className="grow">
        <p className="row">
          <b>{device}</b>
          {isThis ? <Tag tone="ok">This browser</Tag> : null}
        </p>
        <p className="soft small">
          since <Time at={createdAt} now={now} quiet />
          {reachedAt ? (
            <>
              {' '}
              · last reached <Time at={reachedAt} now={now} quiet />
            </>
          ) : null}
        </p>
      </div>
      <Form method="post" preventScrollReset className="browser-acts">
        <input type="hidden" name="subscriptionId" value={id} />
        <Button
          size="s"
          look="bare"
          name="intent"
          value={'test' satisfies SettingsIntent}
          aria-label={`Send a test to ${device}`}
        >
          Send a test
        </Button>
        <Button
          size="s"
          look="bare"
          name="intent"
          value={'unsubscribe' satisfies SettingsIntent}
          aria-label={`Remove ${device}`}
        >
          Remove
        </Button>
      </Form>
    </li>
  )
}

type State = 'unknown' | Awaited<ReturnType<typeof findPushState>> | 'asking' | 'denied'

/** A browser is asked by its own question, which only a script can put. */
function ThisBrowser({ known, publicKey }: { known: string | undefined; publicKey: string }) {
  const hydrated = useHydrated()
  const submit = useSubmit()
  const [state, setState] = useState<State>('unknown')
  useEffect(() => {
    void findPushState(known).then(setState)
  }, [known])
  const turnOn = async () => {
    setState('asking')
    const given = await askForPush(publicKey)
    if (given === 'denied') return setState('denied')
    const intent: SettingsIntent = 'subscribe'
    await submit({ intent, ...given }, { method: 'post', preventScrollReset: true })
  }
  if (!hydrated) return <p className="soft">To add this browser, turn on JavaScript: it asks you itself.</p>
  if (state === 'impossible')
    return (
      <p className="soft">
        This browser takes no push messages. On iOS, add the site to the home screen first.
      </p>
    )
  if (state === 'denied')
    return (
      <Note tone="warn" role="status">
        This browser refused. Allow notifications for this site in its settings, then press again.
      </Note>
    )
  if (state !== 'off' && state !== 'asking') return null
  return (
    <Button busy={state === 'asking'} onClick={() => void turnOn()}>
      Send push to this browser
    </Button>
  )
}
