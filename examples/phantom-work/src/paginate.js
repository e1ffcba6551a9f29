/** One page of a list; pages count from 1. */
export function paginate(list, page, size = 20) {
  return list.slice((page - 1) * size, page * size);
}
