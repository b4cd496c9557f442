type BrandPreviewProps = {
  name: string
  markUrl?: string | undefined
  accentLight: string
  accentDark: string
}

const HEX = /^#[0-9a-f]{6}$/i

/** The sign-in screen in a brand's colours, in both themes: drawn, because a strict page policy allows no style attribute. */
export function BrandPreview({ name, markUrl, accentLight, accentDark }: BrandPreviewProps) {
  return (
    <div className="brand-previews">
      <Screen
        title={`Sign-in of ${name} on light`}
        name={name}
        markUrl={markUrl}
        accent={accentLight}
        ground="#faf8f3"
        ink="#171b14"
        line="#868c7a"
        onAccent="#ffffff"
      />
      <Screen
        title={`Sign-in of ${name} on dark`}
        name={name}
        markUrl={markUrl}
        accent={accentDark}
        ground="#12150f"
        ink="#f1f0ea"
        line="#737a69"
        onAccent="#08170f"
      />
    </div>
  )
}

type ScreenProps = {
  title: string
  name: string
  markUrl: string | undefined
  accent: string
  ground: string
  ink: string
  line: string
  onAccent: string
}

function Screen({ title, name, markUrl, accent, ground, ink, line, onAccent }: ScreenProps) {
  const colour = HEX.test(accent) ? accent : line
  return (
    <svg viewBox="0 0 240 176" role="img" aria-label={title} className="brand-preview">
      <rect width="240" height="176" rx="6" fill={ground} />
      {markUrl ? (
        <image x="22" y="18" width="22" height="22" href={markUrl} />
      ) : (
        <path d="M24 38V24a8 8 0 0 1 16 0v14z" fill={colour} />
      )}
      <text x="50" y="36" fill={ink} className="brand-preview-name">
        {name.slice(0, 18) || 'Your brand'}
      </text>
      <rect x="24.5" y="56.5" width="191" height="26" rx="5" fill="none" stroke={line} />
      <rect x="24.5" y="90.5" width="191" height="26" rx="5" fill="none" stroke={line} />
      <rect x="24" y="126" width="92" height="30" rx="5" fill={colour} />
      <text x="70" y="146" textAnchor="middle" fill={onAccent} className="brand-preview-words">
        Sign in
      </text>
      <text x="132" y="146" fill={colour} textDecoration="underline" className="brand-preview-words">
        Forgot?
      </text>
    </svg>
  )
}
