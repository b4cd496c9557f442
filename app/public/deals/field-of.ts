export type FieldOf = (
  name: string,
  value: string,
) => {
  id: string
  name: string
  form: string
  defaultValue: string
  error?: string
}
