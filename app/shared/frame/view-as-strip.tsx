import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Strip } from '#app/ui/shell/strip.tsx'

/** An administrator who looks as someone else is told so on every page, with the way back. */
export function ViewAsStrip({ name }: { name: string }) {
  return (
    <Strip
      label="Looking as someone else"
      icon="eye"
      tone="warn"
      action={
        <Form method="post" action="/admin/view-as/end" reloadDocument>
          <Button size="s">Stop looking as them</Button>
        </Form>
      }
    >
      <b>You see what {name} sees.</b> You can look, but not do anything.
    </Strip>
  )
}
