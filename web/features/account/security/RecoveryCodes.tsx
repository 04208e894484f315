import { Button } from '../../../ui/controls/Button.tsx'

export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Arioso recovery codes\n\n${codes.join('\n')}\n`)}`
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        Each of these signs you in once when you don’t have your phone. Keep them somewhere safe: they won’t be shown
        again.
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-2 rounded-card bg-high p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a
        href={file}
        download="arioso-recovery-codes.txt"
        className="text-center font-semibold text-accent hover:underline"
      >
        Save as a file
      </a>
      <Button look="primary" size="large" onClick={onDone}>
        I’ve saved them
      </Button>
    </div>
  )
}
