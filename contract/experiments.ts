// What is tried out on a share of the members: a layer is a place of the product, a parameter what differs there. Whoever
// is not among them, and everybody signed out, has the usual value.
export type Experiment = {
  layer: string
  parameter: string
  meaning: string
  usual: number
  tried: number
}

export const experiments = [
  {
    layer: 'create',
    parameter: 'style_chips',
    meaning: 'How many styles stand under Inspiration in Simple',
    usual: 10,
    tried: 16,
  },
] as const satisfies readonly Experiment[]

export type ExperimentName = `${(typeof experiments)[number]['layer']}.${(typeof experiments)[number]['parameter']}`

export function experimentName({ layer, parameter }: Pick<Experiment, 'layer' | 'parameter'>): string {
  return `${layer}.${parameter}`
}
