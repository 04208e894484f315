import { useStore } from '../../data/stores/createStore.ts'
import { lazyEffect } from '../effects/lazyEffect.tsx'
import { newVersion } from '../offline/newVersion.ts'

export const LazyUpdateBanner = lazyEffect(useNewVersion, () => import('./UpdateBanner.tsx'))

function useNewVersion(): { onUpdate: () => void } | undefined {
  const onUpdate = useStore(newVersion, ({ update }) => update)
  return onUpdate === undefined ? undefined : { onUpdate }
}
