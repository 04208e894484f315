export function PageHead({ title, children }: { title: string; children: string }) {
  return (
    <header className="mb-6 grid gap-1.5">
      <h1 className="display text-xl font-medium">{title}</h1>
      <p className="max-w-[60ch] text-soft">{children}</p>
    </header>
  )
}
