-- by hand: the record says when the time to deliver began by answers, and until when
CREATE OR REPLACE FUNCTION milestone_was_on_time(m milestone) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN m.due_at IS NULL THEN NULL
    WHEN m.delivered_at IS NULL THEN CASE WHEN m.fault = 'seller' THEN false END
    WHEN m.delivered_at > m.due_at THEN false
    WHEN m.first_delivered_at IS NULL OR m.first_delivered_at >= m.delivered_at THEN true
    ELSE m.first_delivered_at <= coalesce(
      (SELECT (e.data ->> 'dueAt')::timestamptz FROM deal_event e
        WHERE e.deal_id = m.deal_id AND e.milestone_id = m.id AND e.at <= m.first_delivered_at
          AND e.kind IN ('funded', 'work-begun', 'extension-agreed', 'dispute-withdrawn') AND e.data ->> 'dueAt' IS NOT NULL
        ORDER BY e.number DESC LIMIT 1),
      -- What was paid before the questions were answered has had its time since the answers, where the record does not say it.
      (SELECT d.requirements_answered_at + m.days * interval '24 hours' FROM deal d
        WHERE d.id = m.deal_id AND d.requirements_answered_at >= m.funded_at),
      m.due_at)
  END
$$;
