import { Skeleton } from '../../../ui/display/Skeleton.tsx'

export function HookSkeleton() {
  return (
    <div className="flex h-full justify-center md:pb-4" aria-hidden="true">
      <Skeleton className="h-full w-full md:aspect-9/16 md:w-auto" />
    </div>
  )
}
