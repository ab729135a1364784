"""Notifications: Web Push, e-mail and webhooks, sent from the outbox."""
