import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'

/** Shown once, right after they were made: nobody can read them again. */
export function RecoveryCodes({ codes, username }: { codes: readonly string[]; username: string }) {
  const text = `Recovery codes of ${username}. Each is good once.\r\n\r\n${codes.join('\r\n')}\r\n`
  return (
    <div className="stack recovery" role="status">
      <Note tone="warn" icon="key-round">
        <b>These are your recovery codes.</b> You see them only now. Keep them where you can reach them
        without your telephone: each opens your account once.
      </Note>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <a
        className="btn btn-line"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download={`recovery-codes-${username}.txt`}
      >
        <Icon name="download" size={18} /> Download as text
      </a>
    </div>
  )
}
