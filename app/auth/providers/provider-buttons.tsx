import { Button } from '#app/ui/inputs/button/button.tsx'

type ProviderButtonsProps = {
  providers: readonly { id: string; name: string }[]
  /** Where to go once signed in. */
  next?: string | undefined
  /** The brand under which the person came. */
  brand?: string | undefined
}

/** A form for each provider, sent by the browser itself: the answer is a page that leaves this site. */
export function ProviderButtons({ providers, next, brand }: ProviderButtonsProps) {
  if (providers.length === 0) return null
  return (
    <div className="stack">
      {providers.map(({ id, name }) => (
        <form key={id} method="post" action={`/auth/oauth/${id}`}>
          {next !== undefined && <input type="hidden" name="next" value={next} />}
          {brand !== undefined && <input type="hidden" name="brand" value={brand} />}
          <Button wide>Continue with {name}</Button>
        </form>
      ))}
    </div>
  )
}
