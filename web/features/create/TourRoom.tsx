// As high as the tour that is about to come, or the songs would jump down below it.
export function TourRoom() {
  return <div className="mb-4 h-[158px] sm:h-[114px]" />
}
