// Fields with a calendar. Dates that are typed only, and texts of dates, stand in the root.

export { DateField, type DateFieldProps } from '../forms/fields/date-field/date-field';
export {
  DateRange,
  type DateRangeEnd,
  type DateRangeProps,
  type DateRangeValue,
} from '../forms/fields/date-range/date-range';
export { DatetimeField, type DatetimeFieldProps } from '../forms/fields/datetime-field/datetime-field';
export { MonthField, type MonthFieldProps } from '../forms/fields/month-field/month-field';
export { WeekField, type WeekFieldProps } from '../forms/fields/week-field/week-field';
