export type Contacts = { email: string; phone: string; address: string; hours: string }

/** How to reach the operator otherwise; a line that is not set is left out. */
export function ContactLines({ email, phone, address, hours }: Contacts) {
  if (!email && !phone && !address && !hours) {
    return <p className="soft">No other way is published. The form above reaches the operator.</p>
  }
  return (
    <dl className="contact-lines">
      {email ? (
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      ) : null}
      {phone ? (
        <div>
          <dt>Telephone</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      ) : null}
      {address ? (
        <div>
          <dt>Post</dt>
          <dd className="contact-address">{address}</dd>
        </div>
      ) : null}
      {hours ? (
        <div>
          <dt>Hours</dt>
          <dd>{hours}</dd>
        </div>
      ) : null}
    </dl>
  )
}
